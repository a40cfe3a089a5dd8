//! Okey, the Turkish tile rummy.

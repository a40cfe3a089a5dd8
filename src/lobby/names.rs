//! First names of bots in contests, from the four languages of the page.

/// More than the entrants of any tournament.
pub const NAMES: [&str; 96] = [
    "Ahmet", "Ali", "Aylin", "Ayşe", "Barış", "Berk", "Burak", "Can", "Ceren", "Çağla", "Defne",
    "Deniz", "Derya", "Ebru", "Ece", "Emine", "Emre", "Erdem", "Esra", "Fatma", "Gizem", "Gül",
    "Hakan", "Hasan", "Hülya", "İpek", "Kaan", "Leyla", "Mehmet", "Melek", "Merve", "Murat",
    "Nazlı", "Onur", "Ömer", "Özge", "Pınar", "Selim", "Serkan", "Sibel", "Şule", "Tolga", "Tuğba",
    "Umut", "Yasemin", "Yusuf", "Zehra", "Zeynep", "Andrea", "Anke", "Bernd", "Birgit", "Dieter",
    "Frank", "Heike", "Ingrid", "Jens", "Jürgen", "Karin", "Lena", "Lukas", "Markus", "Petra",
    "Sabine", "Stefan", "Ulrike", "Uwe", "Wolfgang", "Anneke", "Bram", "Daan", "Femke", "Floor",
    "Gijs", "Joost", "Lotte", "Marieke", "Niels", "Pieter", "Ruud", "Saskia", "Sjoerd", "Willem",
    "Alice", "Ben", "Claire", "Daniel", "Emily", "George", "Grace", "Harry", "Lucy", "Oliver",
    "Rosie", "Sam", "Tom",
];

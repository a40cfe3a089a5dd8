//! Checks of the documents: links lead to files, and the policy of hosts is that of the page.

use std::path::Path;

use super::Source;

/// The document with the headers for hosts.
const HOSTING: &str = "docs/hosting.md";

/// `exists` tells if a path, relative to the root, is there.
pub fn complaints(documents: &[Source], page: &str, exists: &dyn Fn(&Path) -> bool) -> Vec<String> {
    let mut found = Vec::new();
    for Source { path, text } in documents {
        let folder = Path::new(path).parent().unwrap_or(Path::new(""));
        for (number, line) in text.lines().enumerate() {
            for target in links(line).filter(|target| !exists(&folder.join(target))) {
                found.push(format!("{path}:{}: {target} is not there", number + 1));
            }
            if path == HOSTING && differs(line, policy(page)) {
                let number = number + 1;
                found.push(format!("{path}:{number}: not the policy of index.html"));
            }
        }
    }
    found
}

/// The targets of links to files, without their anchors.
fn links(line: &str) -> impl Iterator<Item = &str> {
    let targets = line.split("](").skip(1).filter_map(|rest| rest.split([')', '#']).next());
    targets.filter(|target| !target.is_empty() && !target.contains(':'))
}

/// The policy that the page has in a `<meta>`.
fn policy(page: &str) -> &str {
    let (_, after) = page.split_once("Content-Security-Policy\" content=\"").unwrap_or_default();
    after.split('"').next().unwrap_or_default()
}

/// Returns `true` for a line that sets another policy than this one, which `frame-ancestors`
/// follows.
fn differs(line: &str, policy: &str) -> bool {
    line.contains("default-src") && !line.contains(&format!("{policy}; frame-ancestors "))
}

#[cfg(test)]
mod tests {
    use super::super::source;
    use super::*;

    const PAGE: &str =
        r#"<meta http-equiv="Content-Security-Policy" content="default-src 'none'">"#;

    fn check(path: &str, text: &str, expected: &[&str]) {
        let exists = |path: &Path| path == Path::new("docs/rules.md");
        assert_eq!(complaints(&[source(path, text)], PAGE, &exists), expected, "{text}");
    }

    #[test]
    fn a_dead_link_is_reported() {
        check("README.md", "[rules](docs/rules.md#deals), [web](https://example.org/)", &[]);
        check("docs/page.md", "see\n[rules](rules.md) [below](#below)", &[]);
        check(
            "docs/page.md",
            "[a](rules.md), [b](rule.md)",
            &["docs/page.md:1: rule.md is not there"],
        );
    }

    #[test]
    fn another_policy_for_hosts_is_reported() {
        check("docs/hosting.md", "add \"default-src 'none'; frame-ancestors *\";", &[]);
        let problem = "docs/hosting.md:1: not the policy of index.html";
        check("docs/hosting.md", "default-src 'self'; frame-ancestors *", &[problem]);
        check("docs/page.md", "default-src 'self'", &[]);
    }
}

/** The product's colours for a page without other files. */
export const styles = `
:root { color-scheme: light dark; --ground: #f4f2ed; --card: #fefdfb; --hover: #ebe7df; --ink: #231d18; --quiet: #6a625a; --line: #e4dfd7; --accent: #4547b4; --soft: #eceafb }
@media (prefers-color-scheme: dark) { :root { --ground: #14120f; --card: #22201c; --hover: #2a2722; --ink: #ebe7e0; --quiet: #aca59b; --line: #3a3530; --accent: #a9a8f5; --soft: #2e2c45 } }
* { box-sizing: border-box }
html, body { height: 100% }
body { margin: 0; display: grid; grid-template-columns: 340px minmax(0, 1fr); background: var(--ground); color: var(--ink); font: 14px/1.45 Inter, system-ui, sans-serif }
a { color: inherit; text-decoration: none }
a:focus-visible, pre:focus-visible, iframe:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 8px }
aside { display: flex; flex-direction: column; min-height: 0; height: 100vh; border-right: 1px solid var(--line); background: var(--card) }
header { padding: 24px 20px 12px; border-bottom: 1px solid var(--line) }
.title { display: flex; align-items: center; gap: 10px; margin: 0; font: 500 24px/1.2 Newsreader, Georgia, serif }
.badge { font: 600 11px/1 Inter, system-ui, sans-serif; letter-spacing: .06em; color: var(--quiet); border: 1px solid var(--line); border-radius: 6px; padding: 4px 7px }
header p:not(.title) { margin: 6px 0 14px; color: var(--quiet); font-size: 13px }
nav { display: inline-flex; gap: 2px; padding: 2px; border-radius: 8px; background: var(--ground) }
nav a { display: flex; align-items: center; min-height: 32px; padding: 0 12px; border-radius: 6px; color: var(--quiet); font-weight: 500 }
nav a:hover { color: var(--ink) }
nav a[aria-current] { background: var(--card); color: var(--ink); box-shadow: 0 0 0 1px var(--line) }
header nav { display: flex } header nav a { flex: 1; justify-content: center }
ul { flex: 1; margin: 0; padding: 8px; list-style: none; overflow-y: auto }
li a { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 1px 12px; padding: 10px 12px; border-radius: 8px }
li a:hover { background: var(--hover) }
li a[aria-current] { background: var(--soft) }
li strong { grid-column: 1 / -1; font-weight: 500; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
li span, li time { color: var(--quiet); font-size: 13px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-variant-numeric: tabular-nums }
.empty, .nothing { color: var(--quiet) } .empty { padding: 20px }
main { display: flex; min-width: 0; height: 100vh }
.nothing { margin: auto }
article { display: flex; flex: 1; flex-direction: column; min-width: 0; padding: 28px 32px 24px; max-width: 960px; margin: 0 auto }
.back { display: none }
.subject { margin: 0; font: 500 24px/1.25 Newsreader, Georgia, serif; overflow-wrap: anywhere }
.meta { margin: 4px 0 16px; color: var(--quiet); overflow-wrap: anywhere }
.bar { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 8px; margin-bottom: 12px }
.bar nav { background: var(--hover) }
iframe, pre { flex: 1; width: 100%; min-height: 320px; margin: 0; border: 1px solid var(--line); border-radius: 12px; background: var(--card) }
pre { padding: 20px 24px; overflow: auto; white-space: pre-wrap; overflow-wrap: anywhere; font: 15px/1.6 inherit; font-family: inherit }
pre a { color: var(--accent); text-decoration: underline }
.source { font: 12px/1.55 ui-monospace, Menlo, Consolas, monospace }
@media (max-width: 768px) {
  body { display: block }
  aside, main { height: auto; min-height: 100dvh; border: 0 }
  .listing main, .reading aside { display: none }
  nav a { min-height: 44px } .back { display: flex; align-items: center; min-height: 44px; color: var(--quiet) }
  article { padding: 8px 16px 16px; min-height: 100dvh }
  ul { overflow: visible } li a { padding: 12px }
}
`

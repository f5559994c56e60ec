/** The product's colours, for pages without other files. */
export const styles = `
:root { color-scheme: light dark; --ground: #f4f2ed; --card: #fefdfb; --hover: #ebe7df; --ink: #231d18; --quiet: #6a625a; --line: #e4dfd7; --accent: #4547b4; --on: #fff; --wrong: #a3271f }
@media (prefers-color-scheme: dark) { :root { --ground: #14120f; --card: #22201c; --hover: #2a2722; --ink: #ebe7e0; --quiet: #aca59b; --line: #3a3530; --accent: #a9a8f5; --on: #14120f; --wrong: #ff9d92 } }
* { box-sizing: border-box }
body { margin: 0; padding: 24px 16px 48px; background: var(--ground); color: var(--ink); font: 15px/1.5 Inter, system-ui, sans-serif }
main { max-width: 480px; margin: 0 auto; padding: 28px; border: 1px solid var(--line); border-radius: 16px; background: var(--card) }
.badge { margin: 0 0 20px; color: var(--quiet); font-size: 13px }
.badge b { margin-right: 6px; padding: 3px 7px; border: 1px solid var(--line); border-radius: 6px; font-size: 11px; letter-spacing: .06em }
h1 { margin: 0 0 4px; font: 500 26px/1.2 Newsreader, Georgia, serif }
h2 { margin: 28px 0 8px; font-size: 16px }
p { margin: 4px 0 } .quiet { color: var(--quiet) }
.sum { margin: 16px 0; font-size: 30px; font-weight: 600; font-variant-numeric: tabular-nums }
label { display: block; margin: 14px 0 4px; font-weight: 500 }
input, select { width: 100%; min-height: 44px; padding: 0 12px; border: 1px solid var(--line); border-radius: 8px; background: var(--ground); color: inherit; font: inherit }
button, .button { display: flex; align-items: center; justify-content: center; width: 100%; min-height: 44px; margin-top: 12px; padding: 0 16px; border: 1px solid var(--line); border-radius: 8px; background: transparent; color: inherit; font: inherit; font-weight: 500; cursor: pointer; text-decoration: none }
button.main { border-color: var(--accent); background: var(--accent); color: var(--on) }
button:hover, .button:hover { filter: brightness(.96) }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
.wrong { margin: 14px 0 0; color: var(--wrong) }
a { color: var(--accent) } .button { color: inherit }
table { width: 100%; border-collapse: collapse; font-size: 14px; font-variant-numeric: tabular-nums }
td { padding: 8px 0; border-top: 1px solid var(--line); vertical-align: top } td:last-child { text-align: right; white-space: nowrap }
code { font: 13px ui-monospace, Menlo, Consolas, monospace }
`

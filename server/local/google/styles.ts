export const styles = `
:root { color-scheme: light dark; --ground: #faf9f5; --card: #fffefc; --ink: #221c17; --quiet: #6b635a; --line: #e4dfd6; --edge: #8f877c; --accent: #4444b0; --on: #ffffff; --wash: #f3f0e9; --wrong: #a3261b }
@media (prefers-color-scheme: dark) { :root { --ground: #1a1814; --card: #242019; --ink: #ece7de; --quiet: #a9a196; --line: #38332b; --edge: #8a8277; --accent: #a5a3f5; --on: #1a1814; --wash: #2d2921; --wrong: #f2a097 } }
* { box-sizing: border-box }
body { margin: 0; min-height: 100dvh; display: grid; grid-template-columns: minmax(0, 440px); place-content: center; padding: 24px 16px; background: var(--ground); color: var(--ink); font: 15px/1.5 Inter, system-ui, sans-serif }
main { background: var(--card); border: 1px solid var(--line); border-radius: 16px; padding: 32px }
@media (max-width: 480px) { main { padding: 24px 20px } }
h1 { font: 500 26px/1.2 Newsreader, Georgia, serif; margin: 20px 0 4px }
p { margin: 0 0 16px; color: var(--quiet) }
.badge { margin: 0; font-size: 13px; display: flex; gap: 10px; align-items: center }
.badge b { color: var(--ink); font-size: 12px; letter-spacing: .06em; border: 1px solid var(--edge); border-radius: 6px; padding: 2px 8px }
ul { list-style: none; margin: 0; padding: 0; border-top: 1px solid var(--line) }
li { border-bottom: 1px solid var(--line) }
button { font: inherit; color: inherit; cursor: pointer; min-height: 44px; border: 0; background: none; border-radius: 8px }
li button { width: 100%; display: flex; gap: 14px; align-items: center; text-align: left; padding: 10px 8px }
li button:hover, .quiet:hover { background: var(--wash) }
.mark { flex: none; width: 36px; height: 36px; border-radius: 50%; display: grid; place-items: center; background: var(--wash); border: 1px solid var(--line); font-weight: 600 }
small { display: block; font-size: 13px; color: var(--quiet); overflow-wrap: anywhere }
.another { margin: 20px 0 12px } label { display: block; font-size: 14px; font-weight: 500; margin-bottom: 6px }
.another div { display: flex; gap: 8px }
input { flex: 1; min-width: 0; min-height: 44px; font: inherit; font-size: 16px; color: inherit; background: var(--ground); border: 1px solid var(--edge); border-radius: 8px; padding: 0 12px }
.main { background: var(--accent); color: var(--on); padding: 0 18px; font-weight: 500 }
.quiet { color: var(--quiet); padding: 0 12px; margin-left: -12px }
.wrong { color: var(--wrong); font-size: 14px; margin: 8px 0 0 }
a { color: var(--accent) }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
`

import type { Scene } from './scene.ts'

type Size = { width: number; height: number }

/** Returns a page that works without a server: a list of scenes, and keys to step through scenes, sizes and themes. */
export function indexPage(scenes: Scene[], sizes: Size[], themes: string[]): string {
  const data = JSON.stringify({
    scenes: scenes.map(({ name, who, widths }) => ({ name, who, widths: widths ?? null })),
    widths: sizes.map(({ width }) => width),
    themes,
  })
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Longhand, every screen</title>
<style>
  body { margin: 0; display: grid; grid-template-columns: 15rem 1fr; height: 100vh; font: 14px/1.5 system-ui, sans-serif; color: #2b2620; background: #ece9e3 }
  nav { overflow-y: auto; padding: 1rem; background: #f7f5f1; border-right: 1px solid #dcd7ce }
  nav a { display: block; padding: 2px 8px; border-radius: 6px; color: inherit; text-decoration: none }
  nav a[aria-current] { background: #e2def8 }
  nav small { color: #6b645b }
  main { overflow: auto; padding: 1rem; text-align: center }
  img { max-width: 100%; box-shadow: 0 1px 6px #0003 }
  p { margin: 0 0 .75rem }
</style>
<nav><p><small>Up and down: screen. Left and right: width. D: theme.</small></p><div id="list"></div></nav>
<main><p id="name"></p><img id="picture" alt=""></main>
<script>
  const { scenes, widths, themes } = ${data}
  let scene = 0, width = 0, theme = 0
  const list = document.getElementById('list')
  scenes.forEach(({ name, who }, i) => {
    const link = document.createElement('a')
    link.href = '#' + name
    link.innerHTML = name + ' <small>' + who + '</small>'
    link.onclick = (event) => { event.preventDefault(); scene = i; show() }
    list.append(link)
  })
  function show() {
    const { name, widths: only } = scenes[scene]
    if (only && !only.includes(widths[width])) width = widths.indexOf(only[0])
    const file = [name, widths[width], themes[theme]].join('-') + '.png'
    document.getElementById('picture').src = file
    document.getElementById('name').textContent = file
    for (const [i, link] of [...list.children].entries()) {
      link.toggleAttribute('aria-current', i === scene)
      if (i === scene) link.scrollIntoView({ block: 'nearest' })
    }
  }
  addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowDown') scene = (scene + 1) % scenes.length
    else if (key === 'ArrowUp') scene = (scene + scenes.length - 1) % scenes.length
    else if (key === 'ArrowRight') width = (width + 1) % widths.length
    else if (key === 'ArrowLeft') width = (width + widths.length - 1) % widths.length
    else if (key === 'd' || key === 'D') theme = (theme + 1) % themes.length
    else return
    show()
  })
  show()
</script>
</html>
`
}

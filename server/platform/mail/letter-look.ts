/**
 * The product's paper, ink and accent colours (web/ui/theme/tokens.css) in the form that mail programs read: sRGB, no
 * variables.
 */
export const light = {
  ground: '#f4f2ed',
  paper: '#fefdfb',
  ink: '#231d18',
  muted: '#6a625a',
  line: '#e4dfd7',
  accent: '#4547b4',
  accentInk: '#fcfcff',
  soft: '#f4f2ed',
}
export const dark = {
  ground: '#14120f',
  paper: '#22201c',
  ink: '#ebe7e0',
  muted: '#aca59b',
  line: '#3a3530',
  accent: '#a9a8f5',
  accentInk: '#16141f',
  soft: '#1a1815',
}

export const serif = "Newsreader, Georgia, 'Times New Roman', serif"
export const sans = "Inter, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
export const mono = "ui-monospace, 'SF Mono', Menlo, Consolas, monospace"

const rules = (of: typeof dark, before = '') =>
  [
    `${before}.ground{background-color:${of.ground} !important}`,
    `${before}.paper{background-color:${of.paper} !important;border-color:${of.line} !important}`,
    `${before}.ink{color:${of.ink} !important}`,
    `${before}.muted{color:${of.muted} !important}`,
    `${before}.line{border-color:${of.line} !important}`,
    `${before}.soft{background-color:${of.soft} !important;border-color:${of.line} !important}`,
    `${before}.button{background-color:${of.accent} !important;color:${of.accentInk} !important}`,
    `${before}.link{color:${of.accent} !important}`,
  ].join('')

/** Inline styles give the light design everywhere; these rules add the dark one where mail programs support it. */
export const styleSheet = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  `@media (prefers-color-scheme:dark){${rules(dark)}}`,
  // Outlook's apps mark the message instead of evaluating the media query.
  rules(dark, '[data-ogsc] '),
  '@media (max-width:480px){.page{padding:16px 10px !important}.paper{padding:26px 20px !important}}',
].join('')

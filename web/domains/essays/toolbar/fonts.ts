/** Fonts to choose from, with the fonts that stand in for them on systems without them. */
export const fonts: { name: string; stack: string }[] = [
  { name: 'Times New Roman', stack: '"Times New Roman", "Liberation Serif", Tinos, Times, serif' },
  { name: 'Georgia', stack: 'Georgia, Gelasio, "DejaVu Serif", serif' },
  { name: 'Garamond', stack: 'Garamond, "EB Garamond", serif' },
  { name: 'Cambria', stack: 'Cambria, Caladea, serif' },
  { name: 'Arial', stack: 'Arial, "Liberation Sans", Arimo, Helvetica, sans-serif' },
  { name: 'Calibri', stack: 'Calibri, Carlito, sans-serif' },
  { name: 'Verdana', stack: 'Verdana, "DejaVu Sans", sans-serif' },
  { name: 'Courier New', stack: '"Courier New", "Liberation Mono", Cousine, monospace' },
]

export const fontSizes = [10, 11, 12, 14, 16, 18, 20, 24, 28, 36]

export function fontStack(name: string): string {
  return fonts.find((font) => font.name === name)?.stack ?? fonts[0]!.stack
}

/** Returns the name of the first font of a stack. */
export function fontName(stack: string): string {
  return (stack.split(',')[0] ?? '').replaceAll('"', '').replaceAll("'", '').trim()
}

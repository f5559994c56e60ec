// Signs of formulas and their names in TeX. KaTeX also reads most signs themselves, such as α and ≤.

export const specialTex: Readonly<Record<string, string>> = {
  '\\': '\\backslash ',
  '{': '\\{',
  '}': '\\}',
  '#': '\\#',
  '%': '\\%',
  '&': '\\&',
  _: '\\_',
  '^': '\\wedge ',
  '~': '\\sim ',
  $: '\\$',
}

export const operatorTex: Readonly<Record<string, string>> = {
  '∑': '\\sum',
  '∏': '\\prod',
  '∐': '\\coprod',
  '∫': '\\int',
  '∬': '\\iint',
  '∭': '\\iiint',
  '∮': '\\oint',
  '⋃': '\\bigcup',
  '⋂': '\\bigcap',
  '−': '-',
  '→': '\\to ',
  '⟶': '\\to ',
  '⇒': '\\Rightarrow ',
  '≤': '\\le ',
  '≥': '\\ge ',
  '≠': '\\ne ',
  '≈': '\\approx ',
  '×': '\\times ',
  '⋅': '\\cdot ',
  '·': '\\cdot ',
  '±': '\\pm ',
  '∈': '\\in ',
  '…': '\\dots ',
  '⋯': '\\cdots ',
  '{': '\\{',
  '}': '\\}',
  '\u2061': '',
}

export const delimiterTex: Readonly<Record<string, string>> = {
  '': '.',
  '{': '\\{',
  '}': '\\}',
  '‖': '\\|',
  '⟨': '\\langle',
  '⟩': '\\rangle',
  '〈': '\\langle',
  '〉': '\\rangle',
  '⌊': '\\lfloor',
  '⌋': '\\rfloor',
  '⌈': '\\lceil',
  '⌉': '\\rceil',
}

/** Accents as Word, MathML and KaTeX write them. */
export const accentTex: Readonly<Record<string, string>> = {
  '\u0302': '\\hat',
  '^': '\\hat',
  ˆ: '\\hat',
  '\u0304': '\\bar',
  '\u0305': '\\overline',
  ˉ: '\\bar',
  '¯': '\\bar',
  '‾': '\\overline',
  '\u0303': '\\tilde',
  '~': '\\tilde',
  '˜': '\\tilde',
  '\u0307': '\\dot',
  '˙': '\\dot',
  '\u0308': '\\ddot',
  '¨': '\\ddot',
  '\u20d7': '\\vec',
  '→': '\\overrightarrow',
  '⏞': '\\overbrace',
}

export const functionNames = new Set(
  'arccos arcsin arctan arg cos cosh cot coth csc deg det dim exp gcd hom inf ker lg lim liminf limsup ln log max min Pr sec sin sinh sup tan tanh'.split(
    ' ',
  ),
)

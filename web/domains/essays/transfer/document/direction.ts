import type { Inline } from './essay-blocks.ts'

const strong = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]|\p{L}/u
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/** Reports whether the first letter is of a script that is written from right to left, as `dir="auto"` does. */
export function isRightToLeft(text: string): boolean {
  const letter = strong.exec(text)?.[0]
  return letter !== undefined && rightToLeft.test(letter)
}

export function hasStrongRightToLeft(inlines: Inline[]): boolean {
  for (const inline of inlines) {
    const letter = inline.kind === 'text' ? strong.exec(inline.text)?.[0] : undefined
    if (letter !== undefined) return rightToLeft.test(letter)
  }
  return false
}

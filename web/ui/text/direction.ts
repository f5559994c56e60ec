const strong = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]|\p{L}/u
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/** Reports whether the first letter is of a script that is written from right to left, as `dir="auto"` does. */
export function isRightToLeft(text: string): boolean {
  const letter = strong.exec(text)?.[0]
  return letter !== undefined && rightToLeft.test(letter)
}

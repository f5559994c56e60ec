const usual = [5, 10, 20, 40]
const shorterMax = 3

/** Returns the lengths that a test of a set may have: up to three usual ones, and all of its questions. */
export function testLengths(questions: number): number[] {
  return [...usual.filter((length) => length < questions).slice(-shorterMax), questions]
}

import { controlTexts } from '../../locales/en/ui/controls.ts'

export type PasswordStrength = {
  /** 0 nothing or too short, 1 weak, 2 fair, 3 good, 4 strong. */
  score: 0 | 1 | 2 | 3 | 4
  label: string
}

const commonWords = ['password', 'passwort', 'qwerty', 'azerty', 'letmein', 'welcome', 'iloveyou', 'admin']

/** Measures sequences such as 'abcd' and '4321' and repeats such as 'aaaa', which are the first guesses. */
function guessableRun(password: string): number {
  let longest = 1
  let run = 1
  for (let index = 2; index < password.length; index++) {
    const step = password.charCodeAt(index) - password.charCodeAt(index - 1)
    const before = password.charCodeAt(index - 1) - password.charCodeAt(index - 2)
    run = step === before && Math.abs(step) <= 1 ? run + 1 : 1
    longest = Math.max(longest, run)
  }
  return longest > 1 ? longest + 1 : 0
}

function alphabetSize(password: string): number {
  let size = 0
  if (/[a-z]/.test(password)) size += 26
  if (/[A-Z]/.test(password)) size += 26
  if (/\d/.test(password)) size += 10
  if (/[^a-zA-Z\d]/.test(password)) size += 33
  return size
}

/** Rates a password as a hint to the user, never as a rule. The thresholds roughly follow zxcvbn's score. */
export function passwordStrength(password: string, lengthMin: number): PasswordStrength {
  // Counts as the rule in contract/accounts.ts does: an emoji is one character, not two.
  if ([...password.normalize('NFKC')].length < lengthMin)
    return { score: 0, label: controlTexts.atLeastCharacters({ lengthMin }) }
  const lower = password.toLowerCase()
  const guessable = Math.max(
    guessableRun(lower),
    ...commonWords.map((word) => (lower.includes(word) ? word.length : 0)),
  )
  const distinct = new Set(password).size
  const length = Math.min(password.length - guessable * 0.9, distinct * 2)
  const bits = length * Math.log2(Math.max(alphabetSize(password), 2))
  if (bits < 34) return { score: 1, label: controlTexts.weak }
  if (bits < 52) return { score: 2, label: controlTexts.fair }
  if (bits < 72) return { score: 3, label: controlTexts.good }
  return { score: 4, label: controlTexts.strong }
}

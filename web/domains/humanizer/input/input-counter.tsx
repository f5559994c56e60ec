import { limits } from '../../../../contract/limits.ts'
import { count } from '../quote.ts'

type InputCounterProps = { text: string; words: number; wordsMax: number | null }

/** Shows both limits: the words of one request and the characters of the field. */
export function InputCounter({ text, words, wordsMax }: InputCounterProps) {
  const tooManyWords = wordsMax !== null && words > wordsMax
  const tooManyCharacters = text.length > limits.textCharactersMax
  return (
    <p className="tabular text-13 text-ink-muted">
      <span className={tooManyWords ? 'font-medium text-danger' : undefined}>
        {count(words)}
        {wordsMax !== null && ` / ${count(wordsMax)}`} words
      </span>
      {' · '}
      <span className={tooManyCharacters ? 'font-medium text-danger' : undefined}>
        {count(text.length)} / {count(limits.textCharactersMax)} characters
      </span>
    </p>
  )
}

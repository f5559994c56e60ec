import { limits } from '../../../../contract/limits.ts'
import { inputTexts } from '../../../locales/en/humanizer/input.ts'

type InputCounterProps = { text: string; words: number; wordsMax: number | null }

/** Shows both limits: the words of one request and the characters of the field. */
export function InputCounter({ text, words, wordsMax }: InputCounterProps) {
  const tooManyWords = wordsMax !== null && words > wordsMax
  const tooManyCharacters = text.length > limits.textCharactersMax
  return (
    <p className="tabular text-13 text-ink-muted">
      <span className={tooManyWords ? 'font-medium text-danger' : undefined}>
        {wordsMax === null ? inputTexts.words({ words }) : inputTexts.wordsOf({ words, max: wordsMax })}
      </span>
      {' · '}
      <span className={tooManyCharacters ? 'font-medium text-danger' : undefined}>
        {inputTexts.characters({
          count: text.length,
          max: limits.textCharactersMax,
        })}
      </span>
    </p>
  )
}

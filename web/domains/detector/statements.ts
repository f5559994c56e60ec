import { resultText } from '../../locales/result-text.ts'
import type { Detection } from './queries.ts'

type Statement = Parameters<typeof resultText>[0]

/** The caution, which the page says in its own words. */
const caution = 'verdicts.notAProof'

/** Returns the sentences about a text. Results of older versions have two messages in English only. */
function statementsOf({ statements, result_message, result_sub_message }: Detection): readonly Statement[] {
  return statements ?? [{ message: result_message }, { message: result_sub_message }]
}

/** Returns the first sentence about a text. */
export function verdictText(detection: Detection): string {
  return statementsOf(detection).slice(0, 1).map(resultText).join('')
}

/** Returns the sentences after the first one, without the caution. */
export function verdictDetails(detection: Detection): string {
  return statementsOf(detection)
    .slice(1)
    .filter(({ says }) => says?.key !== caution)
    .map(resultText)
    .join(' ')
}

/** Returns all sentences about a text. */
export function wholeVerdict(detection: Detection): string {
  return statementsOf(detection).map(resultText).join(' ')
}

/** Reports whether the details of a result of an older version end with the caution. */
export function hasCautionInside({ statements }: Detection): boolean {
  return statements === undefined
}

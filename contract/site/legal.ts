import { z } from 'zod'

export const legalLimits = { operatorMax: 120, seatMax: 300, lawMax: 200 }

const signs = 'Enter plain text, without angle brackets.'
const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^[^\p{C}<>|⟦⟧]*$/u, signs)

/** What the legal pages say of who runs this site; '' for the documented text. */
export const legalInput = z.strictObject({
  operator: line(legalLimits.operatorMax),
  seat: line(legalLimits.seatMax),
  law: line(legalLimits.lawMax),
  /** A day, YYYY-MM-DD. */
  since: z.union([z.iso.date(), z.literal('')]),
})
export type LegalNames = z.output<typeof legalInput>

export const noLegalNames: LegalNames = { operator: '', seat: '', law: '', since: '' }

type MarkName = 'operator' | 'law' | 'since' | 'imprint'

/**
 * A placeholder in built pages, which are the same for every site: the server writes what the operator chose, or the
 * documented text after the bar. `form` is the locale of a date, or `iso`.
 */
export function legalMark(name: MarkName, text: string, form = ''): string {
  return `⟦${name}${form && ` ${form}`}|${text}⟧`
}

/** The placeholder of the line in the footer that names who runs the site. */
export const imprintMark = legalMark('imprint', '')

const marks = /⟦(operator|law|since|imprint)(?: ([a-zA-Z-]{2,12}))?\|([^⟦⟧|]{0,300})⟧/g

/** Writes the legal names into the placeholders of a page. */
export function fillLegal(page: string, names: LegalNames, encode: (text: string) => string): string {
  return page.replaceAll(marks, (_, name: MarkName, form: string | undefined, documented: string) => {
    const chosen = chosenFor(names, name, form)
    return chosen === '' ? documented : encode(chosen)
  })
}

function chosenFor({ operator, seat, law, since }: LegalNames, name: MarkName, form = 'en-GB'): string {
  if (name === 'law') return law
  if (name === 'since') return since === '' || form === 'iso' ? since : dayIn(form, since)
  return operator === '' ? '' : [operator, seat].filter(Boolean).join(', ')
}

function dayIn(locale: string, day: string): string {
  const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locale, options).format(new Date(day))
}

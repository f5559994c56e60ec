/** How a reworded place reads: as a person would have put it, right in sense but clumsy, or saying something else. */
export const verdicts = ['right', 'stiff', 'wrong'] as const
export type Verdict = (typeof verdicts)[number]

/** The form of an answer as a JSON schema. */
export const verdictsForm = {
  name: 'place_verdicts',
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['places'],
    properties: {
      places: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['place', 'verdict'],
          properties: { place: { type: 'integer' }, verdict: { type: 'string', enum: verdicts } },
        },
      },
    },
  },
} as const

const placeForm = /"place"\s*:\s*(\d{1,4})\s*,\s*"verdict"\s*:\s*"(right|stiff|wrong)"/g

/** Reads the verdicts of an answer by the number of their place, also of one that is cut off. */
export function readVerdicts(answer: string): Map<number, Verdict> {
  return new Map(
    [...answer.matchAll(placeForm)].map(([, place, verdict]) => [Number(place), verdict as Verdict]),
  )
}

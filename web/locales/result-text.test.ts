import { expect, test } from 'vitest'
import type { SentMessage } from '../../texts/message.ts'
import { english, switchLanguage } from './language.ts'
import { showLanguage } from './languages.ts'
import { detailOfReason, freeText, reasonText, resultText, titleOfReason } from './result-text.ts'

const quoted = (words: string) => ({ key: 'signals.quoted', values: { words } })
const shownIn = (message: SentMessage) => resultText({ message: 'In English.', says: message })

async function inLanguage(tag: 'es' | 'fr', read: () => string[]): Promise<string[]> {
  await showLanguage(tag)
  const texts = read()
  await switchLanguage(english, async () => ({}))
  return texts.map((text) => text.replaceAll(/[\u202f\u00a0]/g, ' '))
}

const results: SentMessage[] = [
  {
    key: 'signals.connectives',
    values: {
      found: 3,
      sentences: 9,
      quotes: {
        key: 'signals.comma',
        values: {
          first: quoted('Moreover'),
          rest: { key: 'signals.and', values: { first: quoted('It took three times'), last: quoted('ten') } },
        },
      },
    },
  },
  { key: 'signals.wordLength', values: { letters: 6.74, words: 63, usual: 4.7 } },
  {
    key: 'rewrites.becauseOf',
    values: {
      what: { key: 'rewrites.modelUnusable' },
      why: { key: 'rewrites.faults.adds', values: { claim: { key: 'rewrites.claims.all' } } },
    },
  },
  {
    key: 'rewrites.becauseOf',
    values: { what: { key: 'rewrites.modelUnusable' }, why: 'Words of a model.' },
  },
  { key: 'verdicts.seems', values: { language: { key: 'verdicts.languages.de' } } },
]

test('writes results in French, and quotes the text of the user as it is', async () => {
  expect(await inLanguage('fr', () => results.map(shownIn))).toEqual([
    '3 phrases sur 9 commencent par un connecteur : “Moreover”, “It took three times” et “ten”.',
    'Les mots comptent en moyenne 6,7 lettres sur 63 mots ; dans les textes de personnes, 4,7.',
    'Le modèle de langage n’a pas donné de réponse utilisable, le texte est donc resté tel quel. La réponse ajoute des mots comme « all ».',
    'Le modèle de langage n’a pas donné de réponse utilisable, le texte est donc resté tel quel. Words of a model.',
    'Langue probable : allemand.',
  ])
})

test('writes results in Spanish', async () => {
  expect(await inLanguage('es', () => results.map(shownIn))).toEqual([
    '3 de 9 frases empiezan con un conector: “Moreover”, “It took three times” y “ten”.',
    'Las palabras tienen de media 6,7 letras en 63 palabras; en los textos de personas, 4,7.',
    'El modelo de lenguaje no dio una respuesta utilizable, así que el texto quedó como estaba. La respuesta añade palabras como “all”.',
    'El modelo de lenguaje no dio una respuesta utilizable, así que el texto quedó como estaba. Words of a model.',
    'Parece que esto es: alemán.',
  ])
})

test('finds titles, edits and free runs by their names, also in results of older versions', async () => {
  const shown = await inLanguage('es', () => [
    titleOfReason({ signal: 'triads', title: 'Lists of three' }),
    titleOfReason({ signal: 'of-a-newer-engine', title: 'Newer' }),
    reasonText({ reasons: ['shorter-word', 'dash-replaced'], reason: 'A shorter word.' }),
    reasonText({ reasons: [], reason: 'A shorter word.' }),
    reasonText({ reasons: ['shorter-word', 'of-a-newer-engine'], reason: 'A shorter word.' }),
    freeText({ code: 'unchanged', message: 'Nothing was changed.' }),
    detailOfReason({ detail: 'All alike.' }),
  ])
  expect(shown).toEqual([
    'Listas de tres',
    'Newer',
    'Una palabra más corta con el mismo significado. Una raya, sustituida por una coma o un punto.',
    'A shorter word.',
    'A shorter word.',
    'No se cambió nada, así que no costó nada.',
    'All alike.',
  ])
})

test('shows the English that came with a result in English', () => {
  expect(shownIn({ key: 'verdicts.tooShort' })).toBe('In English.')
  expect(reasonText({ reasons: ['shorter-word'], reason: 'A shorter word.' })).toBe('A shorter word.')
})

import { expect, test } from 'vitest'
import { leavingTexts } from '../../contract/accounts/leaving.ts'
import { securityTexts } from '../../contract/accounts/security.ts'
import { accountTexts, passwordPolicy } from '../../contract/accounts.ts'
import { apiKeyTexts } from '../../contract/api/api-keys.ts'
import { billingTexts } from '../../contract/billing/billing.ts'
import { fileTexts } from '../../contract/chats/files.ts'
import { sharedGoneText } from '../../contract/chats/sharing.ts'
import { errors, errorTexts, networkErrorText } from '../../contract/errors.ts'
import { keyTexts } from '../../contract/keys.ts'
import { localModelTexts } from '../../contract/local-models.ts'
import { originalityTexts } from '../../contract/originality/originality.ts'
import { plans, tiers } from '../../contract/plans.ts'
import { preferenceTexts } from '../../contract/preference-texts.ts'
import { busyWorks, fileFaults, missingThings, waitingWorks } from '../../contract/refusal-words.ts'
import { fullAccountText, refusalTexts } from '../../contract/refusals.ts'
import { connectionTexts } from '../../contract/site/connections.ts'
import { siteTexts } from '../../contract/site/site.ts'
import { tones } from '../../contract/tones.ts'
import { contractText } from './contract-text.ts'
import { translateText } from './contract-translations.ts'
import { english, switchLanguage } from './language.ts'
import { showLanguage } from './languages.ts'

const pro = { name: 'Pro', wordsPerRequest: 1_000 }

/** Examples of the texts that are made from values. */
const made: string[] = [
  refusalTexts.fieldTooLong('This text', 200),
  refusalTexts.tooOften('30 seconds', 'Please try again in a moment.'),
  refusalTexts.tooOften('2 minutes', ''),
  refusalTexts.accountFull(fullAccountText),
  fullAccountText,
  refusalTexts.messageTooLongForModel('GPT', 12_000),
  refusalTexts.tooManyLinks(200),
  refusalTexts.passageTooLong(20_000, 12_000),
  refusalTexts.tokensUsedUp('about 3 hours'),
  refusalTexts.transcriptionUsedUp('about 3 hours'),
  refusalTexts.checksUsedUp('40 minutes'),
  refusalTexts.humanizingUsedUp('about 3 hours'),
  refusalTexts.replyFailed(refusalTexts.modelBusy),
  refusalTexts.tooLongToCheck(60_000, 50_000),
  refusalTexts.tooLongForPlan(1_200, pro, null),
  refusalTexts.tooLongForPlan(1_200, pro, { name: 'Unlimited', wordsPerRequest: 1_500 }),
  refusalTexts.planNeeded('GPT', 'Pro'),
  refusalTexts.wordsMissing(1_200, 100),
  refusalTexts.freeResultsUsedUp(1_500),
  refusalTexts.serviceUnavailable('is busy', 'Please try again in a moment.'),
  refusalTexts.pictureTooLarge(4_096),
  ...Object.values(siteTexts),
  ...Object.values(connectionTexts),
  refusalTexts.fixedBySetting('SITE_NAME'),
  apiKeyTexts.addressWrong('203.0.113.x'),
  apiKeyTexts.scopeMissing('chat'),
  apiKeyTexts.wordsUsedUp(5_000),
  keyTexts.refused('api.example.org'),
  keyTexts.noCredit('api.example.org'),
  keyTexts.failed('api.example.org', 503),
  keyTexts.unreached('api.example.org'),
  keyTexts.models('api.example.org', 1),
  keyTexts.models('api.example.org', 40),
  `${keyTexts.works} ${keyTexts.wordsLeft(12_000)}`,
  fileTexts.tooLarge(['a.pdf']),
  fileTexts.failed('a.pdf', 'it is damaged'),
  billingTexts.yearlyFirst('3 November 2026'),
  localModelTexts.paused(12),
  localModelTexts.needsMemory(1e9, 5e8),
  localModelTexts.noRoom(1e9, 5e8),
  originalityTexts.tooLong(60_000, 50_000),
  originalityTexts.sourcesTooLong(300_000, 200_000),
  networkErrorText('example.org'),
  passwordPolicy(8).tooShort,
  passwordPolicy(8).tooShortOnServer,
  sharedGoneText,
  ...missingThings.map(refusalTexts.notFound),
  ...busyWorks.flatMap((work) => [refusalTexts.busy(work), refusalTexts.busyForAMoment(work)]),
  ...waitingWorks.flatMap((works) => [refusalTexts.ownWorkWaits(works), refusalTexts.otherWorkWaits(works)]),
  ...fileFaults.map((fault) => fileTexts.failed('a.pdf', fault)),
]

/** Words inside texts: a text around an unknown one would be in two languages. */
const words = [...missingThings, ...busyWorks, ...waitingWorks, ...fileFaults]

function textsIn(table: object): string[] {
  return Object.values(table).flatMap((value) => {
    if (typeof value === 'string') return [value]
    return typeof value === 'object' && value !== null && 'text' in value ? [String(value.text)] : []
  })
}

const fixed = [
  errors,
  errorTexts,
  refusalTexts,
  accountTexts,
  keyTexts,
  apiKeyTexts,
  leavingTexts,
  securityTexts,
  billingTexts,
  tiers.map((tier) => plans[tier].description),
  fileTexts,
  localModelTexts,
  localModelTexts.notLoaded,
  originalityTexts,
  preferenceTexts,
  tones,
].flatMap(textsIn)

test.each(['es', 'fr'] as const)('translates every text of contract/ into %s', async (tag) => {
  await showLanguage(tag)
  const missing = [...fixed, ...made, ...words].filter((text) => translateText(text) === null)
  await switchLanguage(english, async () => ({}))
  expect(
    missing,
    'Add these to web/locales/en/shared, and their translations to web/locales/<tag>/shared.',
  ).toEqual([])
})

test('keeps values, writes numbers as the language does, and leaves other texts alone', async () => {
  await showLanguage('fr')
  const shown = [
    refusalTexts.tooLongToCheck(60_000, 50_000),
    refusalTexts.notFound('This chat'),
    'A title by a user',
    'The language model gave no usable answer, so the text was left as it is. The answer is too short: 11 words for 50.',
    'The language model gave no usable answer, so the text was left as it is. The answer adds words such as “all”.',
    'Lost negations: no, not.',
    'Three of nine sentences open with a connective: “Moreover”, “Thus” and “So”.',
    'Words average 6.7 letters over 63 words; in people’s texts they average 4.7.',
    'All 4 sentences are in passages that read like AI. A score is a signal and not a proof.',
  ].map(contractText)
  await switchLanguage(english, async () => ({}))
  expect(shown.map((text) => text.replaceAll(/[\u202f\u00a0]/g, ' '))).toEqual([
    'Ce texte compte 60 000 caractères ; 50 000 peuvent être analysés à la fois. Analysez-le en plusieurs parties.',
    'Introuvable : cette discussion.',
    'A title by a user',
    'Le modèle de langage n’a pas donné de réponse utilisable, le texte est donc resté tel quel. La réponse est trop courte : 11 mots pour 50.',
    'Le modèle de langage n’a pas donné de réponse utilisable, le texte est donc resté tel quel. La réponse ajoute des mots comme « all ».',
    'Négations perdues : no, not.',
    '3 phrases sur 9 commencent par un connecteur : “Moreover”, “Thus” et “So”.',
    'Les mots comptent en moyenne 6,7 lettres sur 63 mots ; dans les textes de personnes, 4,7.',
    'Les 4 phrases sont dans des passages qui ressemblent à de l’IA. Un score est un signal, pas une preuve.',
  ])
  expect(contractText(errorTexts.copyFailed)).toBe(errorTexts.copyFailed)
})

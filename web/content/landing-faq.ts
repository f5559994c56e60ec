import { brand } from '../../contract/brand.ts'
import { plans } from '../../contract/plans.ts'
import { contentTexts } from '../locales/en/content.ts'

const { free } = plans

export const landingFaq = (): Array<{ question: string; answer: string }> => [
  {
    question: contentTexts.whatDoesDo({ name: brand.name }),
    answer: contentTexts.itIsADeskFor,
  },
  {
    question: contentTexts.whatDoesTheHumanizer,
    answer: contentTexts.namesNumbersDates,
  },
  {
    question: contentTexts.canITrustADetectors,
    answer: contentTexts.asASignalNotAs,
  },
  {
    question: contentTexts.whereDoMyTextsGo,
    answer: contentTexts.checkingAndTheBuiltIn,
  },
  {
    question: contentTexts.whatDoesItCost,
    answer: contentTexts.aFreeAccountStartsWith({ words: free.words, wordsPerRequest: free.wordsPerRequest }),
  },
  {
    question: contentTexts.whatDoINeedTo,
    answer: contentTexts.anEmailAddressAPassword,
  },
]

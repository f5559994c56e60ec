import { brand } from '../../contract/brand.ts'
import { plans } from '../../contract/plans.ts'

const count = new Intl.NumberFormat('en-US')
const { free } = plans

export const landingFaq: Array<{ question: string; answer: string }> = [
  {
    question: `What does ${brand.name} do?`,
    answer:
      'It is a desk for writing with help: a chat for drafts and questions, a humanizer that takes the stock phrases out of a text, and a detector that shows which sentences read like a language model, and why.',
  },
  {
    question: 'What does the humanizer never touch?',
    answer:
      'Names, numbers, dates, quotations, citations, links and code. They are locked before a rewrite and compared with the result after it; a rewrite that lost one is not shown as a success.',
  },
  {
    question: 'Can I trust a detector’s score?',
    answer:
      'As a signal, not as a proof. Every detector is wrong at times, most of all on short texts and on English written as a second language. That is why this one names the sentences and the reasons behind its number.',
  },
  {
    question: 'Where do my texts go?',
    answer:
      'Checking and the built-in humanizer run on the server that shows you this page. A chat goes to the language model that its operator has connected, and the screen names it. Nothing is used to train anything.',
  },
  {
    question: 'What does it cost?',
    answer: `A free account starts with ${count.format(free.words)} words of humanizing, up to ${count.format(free.wordsPerRequest)} at a time. You pay for the words of a humanized text and for nothing else: checking is free, and a run that fails, changes nothing or still reads as AI costs nothing.`,
  },
  {
    question: 'What do I need to sign up?',
    answer: 'An email address, a password, and one click on the link in the verification mail.',
  },
]

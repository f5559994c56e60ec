/**
 * The built-in writer's replies to requests that need a language model, in the language of the question. The
 * application shows buttons below them and makes no title from them.
 */
export const declineTexts = {
  en: 'That takes a language model.',
  es: 'Para eso hace falta un modelo de lenguaje.',
  fr: 'Il faut pour cela un modèle de langage.',
  de: 'Dafür braucht es ein Sprachmodell.',
  it: 'Per questo serve un modello linguistico.',
  pt: 'Para isso é preciso um modelo de linguagem.',
  nl: 'Daarvoor is een taalmodel nodig.',
  sv: 'Det kräver en språkmodell.',
  da: 'Det kræver en sprogmodel.',
  no: 'Det krever en språkmodell.',
  pl: 'Do tego potrzebny jest model językowy.',
  tr: 'Bunun için bir dil modeli gerekiyor.',
  id: 'Itu memerlukan model bahasa.',
  vi: 'Việc đó cần một mô hình ngôn ngữ.',
  ro: 'Pentru asta e nevoie de un model de limbaj.',
  cs: 'Na to je potřeba jazykový model.',
  fi: 'Siihen tarvitaan kielimalli.',
  hu: 'Ehhez nyelvi modell kell.',
  el: 'Γι’ αυτό χρειάζεται ένα γλωσσικό μοντέλο.',
  ru: 'Для этого нужна языковая модель.',
  ja: 'それには言語モデルが必要です。',
  zh: '这需要语言模型。',
  ko: '그 작업에는 언어 모델이 필요합니다.',
  ar: 'يتطلب ذلك نموذجًا لغويًا.',
  he: 'לשם כך נדרש מודל שפה.',
  hi: 'इसके लिए एक भाषा मॉडल चाहिए।',
  th: 'งานนี้ต้องใช้โมเดลภาษา',
} as const

export type DeclineLanguage = keyof typeof declineTexts

/** The built-in writer's reply to a request for questions or flashcards. The application shows a button below it. */
export const studyText = 'The study simulator makes questions, flashcards and tests from a text or an essay.'

/** Replies of earlier versions go on after the same words; in Korean the verb was another. */
const openings = [
  ...Object.values(declineTexts).map((text) => text.replace(/[.。।]$/, '')),
  '그 작업에는 언어 모델이 필요하지만',
]

/** Returns true if a reply of the built-in writer only says that the request needs a language model. */
export function isDecline(reply: string): boolean {
  return openings.some((opening) => reply.startsWith(opening))
}

/** Returns true if a reply of the built-in writer only points to the study simulator. */
export const isStudyReply = (reply: string): boolean => reply.startsWith(studyText)

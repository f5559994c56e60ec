/**
 * The built-in writer's replies to requests that need a language model, in the language of the question. The
 * application shows buttons below them and makes no title from them.
 */
export const declineTexts = {
  en: 'That takes a language model, and none is connected here yet.',
  es: 'Para eso hace falta un modelo de lenguaje, y aquí todavía no hay ninguno conectado.',
  fr: 'Il faut pour cela un modèle de langage, et aucun n’est encore connecté ici.',
  de: 'Dafür braucht es ein Sprachmodell, und hier ist noch keines verbunden.',
  it: 'Per questo serve un modello linguistico, e qui non ne è ancora collegato nessuno.',
  pt: 'Para isso é preciso um modelo de linguagem, e ainda não há nenhum ligado aqui.',
  nl: 'Daarvoor is een taalmodel nodig, en er is hier nog geen verbonden.',
  sv: 'Det kräver en språkmodell, och ingen är ansluten här än.',
  da: 'Det kræver en sprogmodel, og der er ingen forbundet her endnu.',
  no: 'Det krever en språkmodell, og ingen er koblet til her ennå.',
  pl: 'Do tego potrzebny jest model językowy, a żaden nie jest tu jeszcze podłączony.',
  tr: 'Bunun için bir dil modeli gerekiyor ve burada henüz bağlı bir model yok.',
  id: 'Itu memerlukan model bahasa, dan belum ada yang terhubung di sini.',
  vi: 'Việc đó cần một mô hình ngôn ngữ, và ở đây chưa kết nối mô hình nào.',
  ro: 'Pentru asta e nevoie de un model de limbaj, iar aici nu este încă niciunul conectat.',
  cs: 'Na to je potřeba jazykový model a zatím tu žádný není připojen.',
  fi: 'Siihen tarvitaan kielimalli, eikä täällä ole vielä yhdistetty yhtään.',
  hu: 'Ehhez nyelvi modell kell, és itt még egy sincs csatlakoztatva.',
  el: 'Γι’ αυτό χρειάζεται ένα γλωσσικό μοντέλο και εδώ δεν έχει συνδεθεί ακόμη κανένα.',
  ru: 'Для этого нужна языковая модель, а здесь пока ни одна не подключена.',
  ja: 'それには言語モデルが必要ですが、ここにはまだ接続されていません。',
  zh: '这需要语言模型，而这里尚未连接任何模型。',
  ko: '그 작업에는 언어 모델이 필요하지만 아직 연결된 모델이 없습니다.',
  ar: 'يتطلب ذلك نموذجًا لغويًا، ولم يُوصَّل أي نموذج هنا بعد.',
  he: 'לשם כך נדרש מודל שפה, ועדיין לא מחובר כאן אחד.',
  hi: 'इसके लिए एक भाषा मॉडल चाहिए, और यहाँ अभी कोई जुड़ा नहीं है।',
  th: 'งานนี้ต้องใช้โมเดลภาษา และที่นี่ยังไม่ได้เชื่อมต่อโมเดลใดเลย',
} as const

export type DeclineLanguage = keyof typeof declineTexts

/** Returns true if a reply of the built-in writer only says that the request needs a language model. */
export function isDecline(reply: string): boolean {
  const opening = reply.slice(0, 200)
  return Object.values(declineTexts).some((text) => opening.startsWith(text))
}

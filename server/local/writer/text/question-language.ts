import { type DeclineLanguage, declineTexts } from '../../../../contract/chats/writer-replies.ts'
import { detectLanguage } from '../../../../engine/text.ts'

/**
 * Common words of short questions and requests, which are too short for language detection. Words that are also common
 * in English are left out.
 */
const askingWords: Partial<Record<DeclineLanguage, string>> = {
  es: 'la de un qué que cuál cómo dónde cuándo quién escribe escríbeme hazme dime puedes explica traduce el los una sobre para por favor es está son del al y en mi',
  fr: 'la de quel quelle quels quelles comment où pourquoi qui écris écrivez explique expliquez traduis peux pouvez est-ce que le les une sur pour la est et du des dans moi un de',
  de: 'was wie wer wo wann warum welche welcher schreib schreibe erkläre übersetze kannst können ist die der das ein eine für über mir bitte und von auf ins nicht sind geht dir ich',
  it: 'la un che cosa come dove quando perché chi quale scrivi scrivimi spiega spiegami traduci puoi il lo gli una sulla sul per è di del della mi un cos’è cos',
  pt: 'qual quais como onde quando porquê quem escreva escreve explique explica traduza você pode o os uma sobre para por é do da em um não',
  nl: 'wat hoe wie waar wanneer waarom welke schrijf leg vertaal kun kunt de het een van voor over mij heet is niet',
  sv: 'vad hur vem var när varför vilken skriv förklara översätt kan du en ett om för mig är och',
  da: 'hvad hvordan hvem hvor hvornår hvorfor hvilken skriv forklar oversæt kan du en et om for mig er og',
  no: 'hva hvordan hvem hvor når hvorfor hvilken skriv forklar oversett kan du en et om for meg er og',
  pl: 'co jak kto gdzie kiedy dlaczego jaki jaka jakie napisz wyjaśnij przetłumacz czy jest o na mi proszę stolica',
  tr: 'ne nasıl kim nerede zaman neden hangi yaz açıkla çevir bana bir nedir mi için',
  id: 'apa bagaimana siapa mana kapan mengapa tulis jelaskan terjemahkan tolong yang dari tentang untuk ibu kota',
  vi: 'là gì như thế nào ai ở đâu khi tại sao viết giải thích dịch cho tôi một về của',
  ro: 'ce cum cine unde când care scrie explică tradu poți este un o despre pentru mi te rog',
  cs: 'co jak kdo kde kdy proč jaký jaké napiš vysvětli přelož můžeš je o mi prosím hlavní město',
  fi: 'mikä miten kuka missä milloin miksi kirjoita selitä käännä voitko on minulle',
  hu: 'mi hogyan ki hol mikor miért melyik írj magyarázd fordítsd tudsz egy a az kérlek',
}

const wordLists = Object.entries(askingWords).map(
  ([code, words]) => [code as DeclineLanguage, new Set(words.split(' '))] as const,
)
const sampleCharacters = 300
/** The question must have at least this many of a language's words, and this share of them. */
const hitsMin = 2
const shareMin = 0.34

/**
 * Returns the language of the reply: that of the question if it can be detected and has texts here, otherwise English.
 */
export function questionLanguage(question: string): DeclineLanguage {
  const sample = question.slice(0, sampleCharacters)
  const { code } = detectLanguage(sample)
  if (code !== 'und' && code !== 'en') return isKnown(code) ? code : 'en'
  if (code === 'en') return 'en'
  const words = sample.toLowerCase().match(/[\p{L}’'-]+/gu) ?? []
  let best: DeclineLanguage = 'en'
  let most = Math.max(hitsMin, Math.ceil(words.length * shareMin)) - 1
  for (const [language, known] of wordLists) {
    const hits = words.filter((word) => known.has(word)).length
    if (hits > most) [best, most] = [language, hits]
  }
  return best
}

function isKnown(code: string): code is DeclineLanguage {
  return Object.hasOwn(declineTexts, code)
}

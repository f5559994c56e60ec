/** The commonest function words of languages in Latin script, from general frequency lists; words shared with English count for both. */
const lists: Readonly<Record<string, string>> = {
  en: 'the of and to a in is that for it was on with as be by at this have from or an are not but which his they you were her she we been has their will would there what so if can all my i he your who about more out up when one do me them had its like just than into',
  es: 'de la que el en y a los se del las un por con no una su para es al lo como más o pero sus le ha me si sin sobre este ya entre cuando todo esta ser son dos también fue había era muy años hasta desde está porque',
  fr: 'de la le et les des en un du une que est pour qui dans a par plus pas au sur ne se ce il sont la avec ils mais on ou été aux comme cette nous leur sa ses y son elle deux être tout fait même c’est était',
  de: 'der die und in den von zu das mit sich des auf für ist im dem nicht ein die eine als auch es an werden aus er hat daß dass sie nach wird bei einer um am sind noch wie einem über einen so zum war haben nur oder aber vor zur bis mehr durch man ich',
  it: 'di e il la che in un a per è una sono non del si con le da i della al dei come alla più anche nel ha ma gli lo se delle dal nella o ed questo suo era essere tra stato',
  pt: 'de a o que e do da em um para com não uma os no se na por mais as dos como mas ao ele das à seu sua ou quando muito nos já eu também só pelo pela até isso ela entre depois sem mesmo',
  nl: 'de van het een en in is dat op te zijn voor met die niet aan er om ook als dan maar bij of uit nog naar door over ze zich hij heeft hebben tot wordt had kan deze meer',
  sv: 'och i att en som är på det av för med den till inte om ett har de jag men var från så vi kan när man år sig eller hade nu mot',
  da: 'og i at er en det til af på for de med der den som har ikke et om var han men sig fra vi kan så år jeg eller',
  no: 'og i det er på en som å for med at av til har de ikke den om et var men han seg fra vi kan så jeg eller',
  pl: 'w i na z się do nie że jest to o jak po co tak za od ale przez dla są oraz ich jego był może już czy tylko przy',
  tr: 've bir bu da de için ile çok olarak daha ne gibi en o kadar sonra var olan ancak ama değil her',
  id: 'yang dan di dari untuk dengan ini pada itu tidak dalam adalah ke akan oleh juga karena ada bisa saya mereka lebih atau telah sebagai',
  vi: 'và là của có không cho được các một trong người những với này đã để khi từ đến về như',
  ro: 'de și în a la cu pe nu o un că din pentru care se este mai au fost ca sunt dar prin sau după',
  cs: 'a se v na je že to s z o i do ve pro za by jsem jako ale po jeho tak byl které jsou není',
  fi: 'ja on ei että se oli hän mutta ovat kun niin myös joka kuin tai olen ole mitä jos voi',
  hu: 'a az és hogy nem is egy ez de meg csak volt mint már van ha még vagy azt el',
}

export const functionWordsByLanguage: ReadonlyMap<string, readonly string[]> = readLists()

function readLists(): Map<string, string[]> {
  const languages = new Map<string, string[]>()
  for (const [code, list] of Object.entries(lists)) {
    for (const word of new Set(list.split(' '))) languages.set(word, [...(languages.get(word) ?? []), code])
  }
  return languages
}

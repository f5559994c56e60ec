/**
 * Verbs of openings that name a means: "By reducing waste, cities can …". Which ones they are: counted in the texts of
 * models in the training data.
 */

/** Those that can be said of people and of what people run: "If cities reduce waste, they can …". */
export const meansVerbs =
  'accept acknowledge adapt add address adjust adopt align allocate analyze apply attend automate avoid balance break bring build challenge choose collaborate combine compare conduct confront consider control coordinate create cultivate define demonstrate deploy design develop distribute document educate eliminate embrace emphasize employ empower encourage enforce engage enhance ensure establish evaluate examine exchange expand explore facilitate find focus follow foster gain give grant identify implement impose improve incorporate increase integrate introduce invest investigate join keep learn leverage limit listen look maintain make manage mandate map measure mitigate monitor move nurture observe open optimize participate place plan practice practise prepare preserve prevent prioritize promote protect purchase raise read recognize record reduce refine refuse reject remove replace require respect restrict review run select separate set share shift show simplify solve spread start stay streamline strengthen study support tailor take target teach train treat turn understand unite update use utilize value view visit walk watch work write'

/** Those that say no more than "with": "By using old maps, they …". */
export const withVerbs = 'use utilize leverage employ harness apply deploy possess exploit wield'
/** The same, but of something that is named with an article or a pointer: "By adopting this plan, …". */
export const withOneVerbs = 'adopt implement incorporate embrace have'

import type { rewrites as english } from '../../../../engine/texts.ts'
import type { Translation } from '../../message-types.ts'

export const rewrites: Translation<typeof english> = {
  noText: 'Il n’y a pas de texte à réécrire.',
  code: 'Cela ressemble à du code informatique, il est donc resté tel quel.',
  notEnglish:
    'L’humaniseur travaille sur du texte anglais et celui-ci ne l’est pas, il est donc resté tel quel.',
  allProtected:
    'Tout ce texte est fait de citations, de titres ou d’autres passages protégés, il est donc resté tel quel.',
  readsHuman: 'Ce texte se lit déjà comme écrit par une personne, il est donc resté tel quel.',
  stopped: 'Le passage a été arrêté, le texte est donc resté tel quel.',
  nothingSafe: 'Rien ne pouvait être modifié sans risque, le texte est donc resté tel quel.',
  notProved: 'Une réécriture n’a pas pu être prouvée sûre, le texte est donc resté tel quel.',
  becauseOf: '{what} {why}',
  modelSentences:
    'Le modèle de langage a proposé des formulations pour {done, number} phrases sur {total, number} ; le reste est revenu aux règles intégrées.',
  modelNoneSafe:
    'Le modèle de langage a proposé {offered, number} formulations et aucune n’était sûre, le texte est donc resté tel quel.',
  modelNothing: 'Le modèle de langage n’a rien trouvé à reformuler, le texte est donc resté tel quel.',
  modelUnusable:
    'Le modèle de langage n’a pas donné de réponse utilisable, le texte est donc resté tel quel.',
  modelFormless:
    'Le modèle de langage n’a pas répondu sous la forme demandée, le texte est donc resté tel quel.',
  modelNoGain:
    'Aucune des {safe, number} formulations sûres du modèle de langage n’a rendu le texte plus humain, il est donc resté tel quel.',
  takenNone:
    'La réécriture n’a pas pu être prouvée sûre, le moteur intégré a donc réécrit le texte à sa place.',
  takenSome:
    'La réécriture a été prouvée sûre pour {taken, number} paragraphes sur {total, number} ; le moteur intégré a fait le reste.',
  faults: {
    empty: 'La réponse est vide.',
    declines: 'La réponse refuse la tâche, alors que le passage demande une simple retouche.',
    tooShort: 'La réponse est trop courte : {after, number} mots pour {before, number}.',
    tooLong: 'La réponse est trop longue : {after, number} mots pour {before, number}.',
    stops: 'La réponse s’arrête au milieu d’une phrase.',
    unusualSigns: 'La réponse contient des caractères invisibles, trompeurs ou inhabituels.',
    paragraphs: 'La réponse compte plus d’un paragraphe.',
    newNames: 'Ces noms ne sont pas dans le passage : {names}.',
    foreignMarks: 'La réponse contient des marques qui n’appartiennent pas au texte.',
    missing: '« {span} » manque.',
    twice: '« {span} » apparaît plus d’une fois.',
    outOfOrder: '« {span} » n’est pas à sa place.',
    lostNumbers: 'Nombres perdus : {words}.',
    addedNumbers: 'Nombres ajoutés : {words}.',
    lostNegations: 'Négations perdues : {words}.',
    addedNegations: 'Négations ajoutées : {words}.',
    lostModals: 'Verbes modaux perdus : {words}.',
    addedModals: 'Verbes modaux ajoutés : {words}.',
    movedNegations: 'La phrase {sentence, number} n’a plus les négations qu’elle avait : {words}.',
    movedModals: 'La phrase {sentence, number} n’a plus les verbes modaux qu’elle avait : {words}.',
    turned: '« {clause} » n’a plus la négation ou le verbe modal du passage.',
    agents: 'La réponse change qui fait quoi : voir « {subject} » et « {verb} ».',
    cause: 'La réponse fait d’une chose la cause d’une autre, ce que le passage ne dit pas.',
    leavesOut: 'La réponse omet {claim}.',
    adds: 'La réponse ajoute {claim}.',
  },
  claims: {
    even: 'le mot « even »',
    only: 'des mots comme « only »',
    attempts: 'des tentatives et des intentions',
    sure: 'des mots qui disent à quel point l’affirmation est sûre',
    all: 'des mots comme « all »',
    most: 'des mots comme « most » ou « mainly »',
    some: 'des mots comme « some » ou « in part »',
  },
}

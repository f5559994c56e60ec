import type { modelsTexts as englishModelsTexts } from '../../en/chats/models.ts'
import type { Translation } from '../../message-types.ts'

export const modelsTexts: Translation<typeof englishModelsTexts> = {
  defaultModel: 'Modèle par défaut',
  modelOfNewChats: 'Modèle des nouvelles discussions',
  aChatKeepsItsModel: 'Une discussion garde le modèle que vous y choisissez.',
  isNotOfferedChooseAnother: '« {gone} » n’est plus proposé. Choisissez-en un autre.',
  yours: 'Les vôtres',
  thisSite: 'Ce site',
  onThisComputer: 'Sur cet ordinateur',
  builtIn: 'Intégré',
  builtInWriter: 'Rédacteur intégré',
  searchModels: 'Rechercher un modèle',
  models: 'Modèles',
  noModelNameContains: 'Aucun nom de modèle ne contient « {search} ».',
  editsChecksAndHumanizes: 'Corrige, analyse et humanise votre texte. Sans modèle de langage.',
  readsTokens: 'Lit {window} jetons à la fois',
  readsTokensAndImages: 'Lit {window} jetons à la fois et voit les images',
  runAModel: 'Utiliser un modèle sur cet ordinateur',
  connectModels: 'Connecter des modèles à ce site',
  askForModel: 'Ce site n’a pas encore de modèle de langage. <mail>{address}</mail> peut en connecter un.',
  theModelsOfYourOwn: 'Les modèles de votre propre clé n’ont pas pu être chargés.',
  partOfPlan: 'Inclus dans le forfait {plan}',
  labelWithPlan: '{label} (forfait {plan})',
  lockedModels: 'Certains modèles sont réservés aux forfaits supérieurs. <plans>Voir les forfaits</plans>',
  needsPlanNow:
    '« {gone} » est réservé au forfait {plan}. {label} répond jusqu’à ce que vous changiez de forfait ou de modèle.',
  isNotOfferedAnyMore:
    '« {gone} » n’est plus proposé. {label} répond jusqu’à ce que vous en choisissiez un autre.',
  answeredBy: 'Réponses : {label}',
  chooseModelAndTone: 'Réponses : {label}. Choisir le modèle et le ton',
  chooseModelAndToneNow: 'Réponses : {label}, ton {tone}. Choisir le modèle et le ton',
  modelAndTone: 'Modèle et ton',
  toneOfThisChat: 'Ton de cette discussion',
  theBuiltInWriterKeeps:
    'Le rédacteur intégré garde la voix de votre texte ; les tons sont pour les modèles de langage.',
  yourChoiceAppliesNowBut:
    'Votre choix s’applique maintenant, mais n’a pas pu être enregistré dans la discussion.',
  tooSmallForChats: 'Trop petit : la plupart des réponses sont fausses',
}

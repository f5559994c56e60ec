import type { modelsTexts as englishModelsTexts } from '../../en/chats/models.ts'
import type { Translation } from '../../message-types.ts'

export const modelsTexts: Translation<typeof englishModelsTexts> = {
  defaultModel: 'Modelo predeterminado',
  modelOfNewChats: 'Modelo de los chats nuevos',
  aChatKeepsItsModel: 'Un chat conserva el modelo que eliges en él.',
  isNotOfferedChooseAnother: '“{gone}” ya no se ofrece. Elige otro.',
  yours: 'Los tuyos',
  thisSite: 'Este sitio',
  onThisComputer: 'En este ordenador',
  builtIn: 'Integrado',
  searchModels: 'Buscar modelos',
  models: 'Modelos',
  noModelNameContains: 'Ningún modelo se llama “{search}”.',
  editsChecksAndHumanizes: 'Edita, analiza y humaniza tu texto. Sin modelo de lenguaje.',
  readsTokens: 'Lee {window} tokens de una vez',
  readsTokensAndImages: 'Lee {window} tokens de una vez y ve imágenes',
  runAModel: 'Usar un modelo en este ordenador',
  theModelsOfYourOwn: 'No se pudieron cargar los modelos de tu propia clave.',
  partOfPlan: 'Incluido en el plan {plan}',
  labelWithPlan: '{label} (plan {plan})',
  lockedModels: 'Algunos modelos son de planes superiores. <plans>Ver los planes</plans>',
  needsPlanNow: '“{gone}” es del plan {plan}. Responde {label} hasta que mejores tu plan o elijas otro.',
  isNotOfferedAnyMore: '“{gone}” ya no se ofrece. Responde {label} hasta que elijas otro.',
  answeredBy: 'Responde {label}',
  chooseModelAndTone: 'Responde {label}. Elegir modelo y tono',
  chooseModelAndToneNow: 'Responde {label}, tono {tone}. Elegir modelo y tono',
  modelAndTone: 'Modelo y tono',
  toneOfThisChat: 'Tono de este chat',
  theBuiltInWriterKeeps:
    'El escritor integrado conserva la voz de tu texto; los tonos son para modelos de lenguaje.',
  yourChoiceAppliesNowBut: 'Tu elección vale desde ahora, pero no se pudo guardar en el chat.',
}

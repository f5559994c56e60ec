import type { studyPageTexts as english } from '../../en/pages/study.ts'
import type { Translation } from '../../message-types.ts'

export const studyPageTexts: Translation<typeof english> = {
  loading: 'Cargando',
  unreachableTitle: 'No se puede conectar con el servidor',
  unreachableText: 'Tus conjuntos de estudio están a salvo allí. Inténtalo de nuevo en un momento.',
}

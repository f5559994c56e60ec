export const studyPath = '/study-simulator'
export const newSetPath = `${studyPath}/new`
export const progressPath = `${studyPath}/progress`
export const reviewAllPath = `${studyPath}/review`
export const setPath = (setId: string) => `${studyPath}/${setId}`
export const reviewPath = (setId: string) => `${studyPath}/${setId}/review`
export const testPath = (setId: string) => `${studyPath}/${setId}/test`

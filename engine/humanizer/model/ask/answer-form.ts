/** The form of an answer as a JSON schema, for endpoints that hold a model to one. */
export const versionsForm = {
  name: 'sentence_versions',
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['units'],
    properties: {
      units: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['from', 'to', 'versions'],
          properties: {
            from: { type: 'integer' },
            to: { type: 'integer' },
            versions: {
              type: 'array',
              items: {
                type: 'object',
                additionalProperties: false,
                required: ['text', 'natural'],
                properties: { text: { type: 'string' }, natural: { type: 'integer' } },
              },
            },
          },
        },
      },
    },
  },
} as const

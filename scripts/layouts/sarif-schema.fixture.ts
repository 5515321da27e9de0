const message = { type: 'object', required: ['text'], additionalProperties: false, properties: { text: { type: 'string' } } }
const position = { type: 'integer', minimum: 1 }
const region = {
  type: 'object',
  additionalProperties: false,
  required: ['startLine'],
  properties: { startLine: position, startColumn: position, endLine: position, endColumn: position },
}
const artifactLocation = {
  type: 'object',
  additionalProperties: false,
  required: ['uri'],
  properties: { uri: { type: 'string', pattern: "^(?:file:///)?[A-Za-z0-9._~%!$&'()*+,;=:@/-]+$" } },
}
const level = { enum: ['none', 'note', 'warning', 'error'] }

/** What our reports use of SARIF 2.1.0 (OASIS), with the types, required properties and limits that its schema gives them. */
export const sarifSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['version', 'runs'],
  properties: {
    $schema: { type: 'string' },
    version: { const: '2.1.0' },
    runs: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['tool'],
        properties: {
          columnKind: { enum: ['utf16CodeUnits', 'unicodeCodePoints'] },
          tool: {
            type: 'object',
            additionalProperties: false,
            required: ['driver'],
            properties: {
              driver: {
                type: 'object',
                additionalProperties: false,
                required: ['name'],
                properties: {
                  name: { type: 'string' },
                  semanticVersion: { type: 'string', pattern: '^\\d+\\.\\d+\\.\\d+' },
                  rules: {
                    type: 'array',
                    uniqueItems: true,
                    items: {
                      type: 'object',
                      additionalProperties: false,
                      required: ['id'],
                      properties: {
                        id: { type: 'string' },
                        shortDescription: message,
                        help: message,
                        defaultConfiguration: { type: 'object', additionalProperties: false, properties: { level } },
                      },
                    },
                  },
                },
              },
            },
          },
          results: {
            type: 'array',
            items: {
              type: 'object',
              additionalProperties: false,
              required: ['message'],
              properties: {
                ruleId: { type: 'string' },
                ruleIndex: { type: 'integer', minimum: 0 },
                level,
                message,
                locations: {
                  type: 'array',
                  items: {
                    type: 'object',
                    additionalProperties: false,
                    properties: {
                      physicalLocation: {
                        type: 'object',
                        additionalProperties: false,
                        required: ['artifactLocation'],
                        properties: { artifactLocation, region },
                      },
                    },
                  },
                },
                fixes: {
                  type: 'array',
                  uniqueItems: true,
                  items: {
                    type: 'object',
                    additionalProperties: false,
                    required: ['artifactChanges'],
                    properties: {
                      description: message,
                      artifactChanges: {
                        type: 'array',
                        minItems: 1,
                        items: {
                          type: 'object',
                          additionalProperties: false,
                          required: ['artifactLocation', 'replacements'],
                          properties: {
                            artifactLocation,
                            replacements: {
                              type: 'array',
                              minItems: 1,
                              items: {
                                type: 'object',
                                additionalProperties: false,
                                required: ['deletedRegion'],
                                properties: { deletedRegion: region, insertedContent: message },
                              },
                            },
                          },
                        },
                      },
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
}

/** A photograph of three dots by two: enough for a browser to say that it arrived. */
export const tinyPicture = {
  status: 200,
  contentType: 'image/png',
  body: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACAQMAAACnuvRZAAAAA1BMVEWLd2Bn1kfSAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQI12NgYGAAAAAEAAEnNCcKAAAAAElFTkSuQmCC',
    'base64',
  ),
}

// Written by "npm run contract" from openapi/openapi.yaml.
export const emailAddressPattern = /^\s*[^\s@\u0000-\u001f\u007f-\u009f]+@[^\s@\u0000-\u001f\u007f-\u009f][^\s@.\u0000-\u001f\u007f-\u009f]*\.[^\s@\u0000-\u001f\u007f-\u009f]+\s*$/u

// Versions only in the forms that the lake's clients send, so that pages such as /videos stay the site's.
const lakePath = /^\/(?:v(?:1|X|\d{4}-\d{2}-\d{2})|images|files)\//

export function isLakePath(url: string): boolean {
  return lakePath.test(url)
}

// Uploads of anybody with a login are served from the site's own origin here.
const uploadPath = /^\/(?:images|files)\//

export function isUploadPath(url: string): boolean {
  return uploadPath.test(url)
}

// GROQ pieces that several queries share. Exported so that TypeGen can follow them.

/** What it takes to draw a picture without a jump: size, placeholder, crop, hotspot. */
export const picture = /* groq */ `
  alt, hotspot, crop,
  "asset": asset->{_id, url, "lqip": metadata.lqip, "width": metadata.dimensions.width, "height": metadata.dimensions.height, "dominant": metadata.palette.dominant.background}
`

/** A story is out when it is published, its moment has come and it has an address. */
export const storyIsOut = /* groq */ `_type == "story" && defined(slug.current) && publishedAt <= $now`

/** A total order: two stories of the same moment always keep their places; one without a number comes last. */
export const newestFirst = /* groq */ `publishedAt desc, coalesce(number, 0) desc, _id asc`

/** Words of the body, so that a card can say how long it reads without carrying the text: see minutesToRead. */
const wordCount = /* groq */ `math::max([0,
    count(string::split(coalesce(pt::text(body), ""), " ")[@ != ""])
    + count(string::split(coalesce(pt::text(body), ""), "\\n\\n")) - 1
  ])`

/** What a card and a slide show, and what /api tells of a story in its lists. */
export const storyCard = /* groq */ `
  _id, _updatedAt, number, title, "slug": slug.current, "excerpt": coalesce(excerpt, ""), publishedAt,
  "isFeatured": coalesce(isFeatured, false), readMinutes,
  "words": ${wordCount},
  "category": category->{name, "slug": slug.current},
  "author": author->{name, "slug": slug.current},
  "mainImage": mainImage{${picture}},
  "hashtags": coalesce(hashtags, []),
  youtubeUrl,
  "seo": {
    "metaTitle": seo.metaTitle,
    "metaDescription": seo.metaDescription,
    "metaKeywords": coalesce(seo.metaKeywords, [])
  }
`

/** Everything of a story but its text. */
export const storyHead = /* groq */ `
  ${storyCard},
  "mainImage": mainImage{${picture}, caption, credit},
  "author": author->{name, "slug": slug.current, bio, "photo": photo{${picture}}},
  "seo": {
    "metaTitle": seo.metaTitle,
    "metaDescription": seo.metaDescription,
    "metaKeywords": coalesce(seo.metaKeywords, []),
    "shareImage": seo.shareImage{${picture}}
  }
`

/** Portable Text with its pictures made whole and inner links resolved; a link to what is not out leads nowhere. */
export const richTextBody = /* groq */ `
  ...,
  _type == "image" => {${picture}, caption},
  _type == "block" => {
    markDefs[]{
      ...,
      _type == "internalLink" => {
        "target": select(
          reference->publishedAt > $now => null,
          reference->{_type, number, "slug": slug.current}
        )
      }
    }
  }
`

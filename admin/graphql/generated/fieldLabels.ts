// Generated from domain/kinds by `npm run codegen`. Do not edit.
import type { Label } from '@polyphony/domain/messages/messages.js';

/** What a person calls a field, by kind. */
export const fieldLabels: Readonly<Record<string, Readonly<Record<string, Label>>>> = {
  "language": {
    "name": "Language name",
    "code": "Code",
    "appLangCode": "App language code"
  },
  "eventCategory": {
    "name": "Category name",
    "slug": "Slug",
    "description": "Description",
    "parentId": "Parent category",
    "orderNumber": "Order number",
    "metaTitle": "Meta title",
    "metaImage": "Meta image",
    "metaDescription": "Meta description",
    "metaImageFile": "Meta image"
  },
  "eventDifficulty": {
    "name": "Difficulty name",
    "slug": "Slug",
    "orderNumber": "Order number"
  },
  "event": {
    "name": "Event name",
    "slug": "Slug",
    "categoryId": "Category",
    "difficultyId": "Difficulty",
    "orderNumber": "Order number",
    "capacity": "Capacity",
    "shortDescription": "Short description",
    "buttonLabel": "Button label",
    "featuredImage": "Featured image",
    "bannerTitle": "Banner title",
    "speakerName": "Speaker name",
    "bannerSubTitle": "Banner sub title",
    "bannerButtonLabel": "Banner button label",
    "bannerImage": "Banner image",
    "aboutHeading": "About heading",
    "aboutSubHeading": "About sub heading",
    "aboutTitle": "About title",
    "aboutDescription": "About description",
    "aboutImage": "About image",
    "benefitHeading": "Benefit heading",
    "benefitSubHeading": "Benefit sub heading",
    "benefitDetailsOneHeading": "First benefit heading",
    "benefitDetailsOneDescription": "First benefit description",
    "benefitDetailsTwoHeading": "Second benefit heading",
    "benefitDetailsTwoDescription": "Second benefit description",
    "benefitImage": "Benefit image",
    "startsOn": "Start date",
    "endsOn": "End date",
    "infoStartTime": "Start time",
    "infoEndTime": "End time",
    "infoAddressUrl": "Address URL",
    "infoHeading": "Info heading",
    "infoSubHeading": "Info sub heading",
    "infoDateRange": "Date range",
    "infoStartEndTimeLabel": "Time label",
    "infoAddressLabel": "Address label",
    "infoType": "Type",
    "infoTargetAudienceTitle": "Target audience title",
    "infoTargetAudienceSubTitle": "Target audience sub title",
    "infoTargetAudienceDescription": "Target audience description",
    "priceTitle": "Price title",
    "priceSubTitle": "Price sub title",
    "metaTitle": "Meta title",
    "metaImage": "Meta image",
    "metaKeywords": "Meta keywords",
    "metaDescription": "Meta description",
    "category": "Category",
    "difficulty": "Difficulty",
    "featuredImageFile": "Featured image",
    "bannerImageFile": "Banner image",
    "aboutImageFile": "About image",
    "benefitImageFile": "Benefit image",
    "metaImageFile": "Meta image"
  },
  "eventPrice": {
    "eventId": "Event",
    "nationality": "Participant type",
    "priceType": "Price type",
    "label": "Price label",
    "amount": "Price amount",
    "event": "Event"
  },
  "blogCategory": {
    "name": "Category name",
    "slug": "Slug",
    "description": "Description",
    "parentId": "Parent category",
    "orderNumber": "Order number",
    "metaTitle": "Meta title",
    "metaImage": "Meta image",
    "metaDescription": "Meta description",
    "metaImageFile": "Meta image"
  },
  "blogPost": {
    "title": "Title",
    "slug": "Slug",
    "categoryId": "Category",
    "bannerImage": "Banner image",
    "shortDescription": "Short description",
    "description": "Description",
    "tags": "Tags",
    "source": "Source",
    "isFormActive": "Enquiry form",
    "metaTitle": "Meta title",
    "metaImage": "Meta image",
    "metaDescription": "Meta description",
    "category": "Category",
    "bannerImageFile": "Banner image",
    "metaImageFile": "Meta image"
  },
  "newsCategory": {
    "name": "Category name",
    "slug": "Slug",
    "description": "Description",
    "parentId": "Parent category",
    "orderNumber": "Order number",
    "metaTitle": "Meta title",
    "metaImage": "Meta image",
    "metaDescription": "Meta description",
    "metaImageFile": "Meta image"
  },
  "newsArticle": {
    "title": "Title",
    "slug": "Slug",
    "categoryId": "Category",
    "bannerImage": "Banner image",
    "shortDescription": "Short description",
    "description": "Description",
    "tags": "Tags",
    "source": "Source",
    "isFormActive": "Enquiry form",
    "metaTitle": "Meta title",
    "metaImage": "Meta image",
    "metaDescription": "Meta description",
    "category": "Category",
    "bannerImageFile": "Banner image",
    "metaImageFile": "Meta image"
  },
  "menu": {
    "name": "Menu Name",
    "link": "Menu Link",
    "parentId": "Select Parent Menu",
    "orderNumber": "Ordering Number"
  },
  "file": {
    "fileName": "File name",
    "altText": "Alternative text"
  },
  "staffMember": {
    "name": "Name",
    "email": "Email",
    "password": "Password",
    "roleId": "Role",
    "picture": "Picture",
    "pictureFile": "Picture"
  },
  "role": {
    "name": "Role name",
    "permissionIds": "Permissions"
  }
};

import { EnquiryModel } from './enquiry.js';
import { EnquiryResolver } from './enquiryResolver.js';

export const enquiryModels = [EnquiryModel] as const;
export const enquiryResolvers = [EnquiryResolver] as const;

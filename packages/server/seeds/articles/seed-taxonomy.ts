export interface SeedCategory {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly kind: 'NEWS' | 'LOCAL' | 'TOPIC' | 'MEDIA' | 'EVENT' | 'DOCUMENT' | 'CORRECTION';
  readonly color?: string;
  readonly children?: readonly SeedCategory[];
}

export interface SeedTag {
  readonly title: string;
  readonly kind: 'KEYWORD' | 'TOPIC' | 'PERSON' | 'PLACE' | 'ORG' | 'CAMPAIGN';
  readonly description: string;
  readonly aliases?: readonly string[];
  readonly featured?: boolean;
}

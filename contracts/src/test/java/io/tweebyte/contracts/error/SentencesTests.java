package io.tweebyte.contracts.error;

import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class SentencesTests {

	@Test
	void namesMediaTypesInOneOrder() {
		String sentence = "Send the body as a/b or c/d or e/f.";
		assertThat(Sentences.unsupportedMediaType(List.of("e/f", "a/b", "c/d"))).isEqualTo(sentence);
		assertThat(Sentences.unsupportedMediaType(Set.of("c/d", "e/f", "a/b"))).isEqualTo(sentence);
	}

	@Test
	void saysThatNoBodyIsRead() {
		assertThat(Sentences.unsupportedMediaType(Set.of())).isEqualTo("This operation reads no body.");
	}

	@Test
	void areSentences() {
		assertThat(Arrays.stream(Sentences.class.getFields()).map(SentencesTests::value)).isNotEmpty()
			.doesNotHaveDuplicates()
			.allMatch(sentence -> sentence.matches("[A-Z][^\\n]*\\."));
	}

	private static String value(Field field) {
		try {
			return (String) field.get(null);
		}
		catch (IllegalAccessException ex) {
			throw new IllegalStateException(ex);
		}
	}

}

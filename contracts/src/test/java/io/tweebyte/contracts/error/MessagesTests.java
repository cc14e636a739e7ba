package io.tweebyte.contracts.error;

import java.lang.reflect.Field;
import java.util.Arrays;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class MessagesTests {

	@Test
	void areSentences() {
		assertThat(Arrays.stream(Messages.class.getFields()).map(MessagesTests::value)).isNotEmpty()
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

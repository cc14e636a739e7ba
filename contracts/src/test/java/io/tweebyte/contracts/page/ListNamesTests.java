package io.tweebyte.contracts.page;

import java.lang.reflect.Field;
import java.time.Instant;
import java.util.HashSet;
import java.util.Set;
import java.util.UUID;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class ListNamesTests {

	@Test
	void tellCursorsApart() throws IllegalAccessException {
		Set<String> names = new HashSet<>();
		for (Field field : ListNames.class.getFields()) {
			String name = (String) field.get(null);
			Cursor cursor = new Cursor(name, Instant.EPOCH, new UUID(0, 0));
			assertThat(names.add(name)).as(name).isTrue();
			assertThat(Cursor.decode(cursor.encode(), name)).contains(cursor);
			assertThat(Cursor.decode(cursor.encode(), "users-search")).isEmpty();
		}
		assertThat(names).hasSize(12);
	}

}

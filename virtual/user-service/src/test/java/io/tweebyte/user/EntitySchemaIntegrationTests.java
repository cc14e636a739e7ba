package io.tweebyte.user;

import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.List;

import io.tweebyte.servers.database.DatabaseConnection;
import io.tweebyte.testsupport.TestDatabases;
import io.tweebyte.user.entity.UserEntity;
import jakarta.persistence.Transient;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class EntitySchemaIntegrationTests {

	@Test
	void userHasTheColumnsOfItsTable() {
		DatabaseConnection database = TestDatabases.users();
		String columns = database.query("select string_agg(column_name || ' ' || udt_name, ',' order by column_name) "
				+ "from information_schema.columns where table_name = 'users' "
				// kept by the database itself
				+ "and column_name <> 'privacy_position'");

		assertThat(columns.split(",")).containsExactlyElementsOf(columnsOf(UserEntity.class));
	}

	private static List<String> columnsOf(Class<?> entity) {
		return Arrays.stream(entity.getDeclaredFields())
			.filter((field) -> !field.isSynthetic() && !field.isAnnotationPresent(Transient.class))
			.map((field) -> column(field) + " " + type(field))
			.sorted()
			.toList();
	}

	private static String column(Field field) {
		return field.getName().replaceAll("([A-Z])", "_$1").toLowerCase();
	}

	private static String type(Field field) {
		return switch (field.getType().getSimpleName()) {
			case "UUID" -> "uuid";
			case "boolean" -> "bool";
			case "LocalDate" -> "date";
			case "Instant" -> "timestamptz";
			default -> "text";
		};
	}

}

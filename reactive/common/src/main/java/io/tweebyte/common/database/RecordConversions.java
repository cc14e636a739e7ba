package io.tweebyte.common.database;

import java.lang.reflect.Constructor;
import java.util.stream.Stream;

import io.r2dbc.spi.Row;

import org.springframework.beans.BeanUtils;
import org.springframework.data.convert.ConverterBuilder;
import org.springframework.data.r2dbc.convert.R2dbcCustomConversions;
import org.springframework.data.r2dbc.dialect.PostgresDialect;
import org.springframework.util.ClassUtils;

/**
 * Reads rows into records, whose components are the columns in their order. That costs a
 * third of what an entity mapper does, which also reads class files when it first meets a
 * record: that blocks an event loop.
 */
// model: Hibernate calls the constructor of a record by itself
public final class RecordConversions {

	private RecordConversions() {
	}

	@SafeVarargs
	public static R2dbcCustomConversions of(Class<? extends Record>... types) {
		return R2dbcCustomConversions.of(PostgresDialect.INSTANCE,
				Stream.of(types).map(RecordConversions::reading).toList());
	}

	private static <T extends Record> ConverterBuilder reading(Class<T> type) {
		Constructor<T> constructor = BeanUtils.getResolvableConstructor(type);
		Class<?>[] columns = Stream.of(constructor.getParameterTypes())
			.map(ClassUtils::resolvePrimitiveIfNecessary)
			.toArray(Class<?>[]::new);
		return ConverterBuilder.reading(Row.class, type, (row) -> read(row, columns, constructor));
	}

	private static <T> T read(Row row, Class<?>[] columns, Constructor<T> constructor) {
		Object[] values = new Object[columns.length];
		for (int column = 0; column < columns.length; column++) {
			values[column] = row.get(column, columns[column]);
		}
		try {
			return constructor.newInstance(values);
		}
		catch (ReflectiveOperationException ex) {
			throw new IllegalStateException(ex);
		}
	}

}

package io.tweebyte.testsupport;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Runs a statement with named parameters, for tests of SQL. */
public final class NamedStatement {

	private static final Pattern NAME = Pattern.compile("(?<!:):([a-zA-Z]+)");

	private final String sql;

	private final Map<String, Object> values = new LinkedHashMap<>();

	private NamedStatement(String sql) {
		this.sql = sql;
	}

	public static NamedStatement of(String sql) {
		return new NamedStatement(sql);
	}

	public NamedStatement with(String name, Object value) {
		this.values.put(name, value);
		return this;
	}

	public List<Map<String, Object>> rows(Connection connection) throws SQLException {
		return rows(connection, "");
	}

	public Map<String, Object> row(Connection connection) throws SQLException {
		List<Map<String, Object>> rows = rows(connection);
		return rows.isEmpty() ? Map.of() : rows.getFirst();
	}

	/** Returns PostgreSQL's plan, without running the statement. */
	public String plan(Connection connection) throws SQLException {
		return rows(connection, "explain ").stream()
			.map((line) -> line.values().iterator().next() + "\n")
			.collect(Collectors.joining());
	}

	private List<Map<String, Object>> rows(Connection connection, String prefix) throws SQLException {
		List<Object> bound = new ArrayList<>();
		Matcher matcher = NAME.matcher(this.sql);
		String positional = matcher.replaceAll((found) -> {
			if (!this.values.containsKey(found.group(1))) {
				throw new IllegalArgumentException("No value for :" + found.group(1));
			}
			Object value = this.values.get(found.group(1));
			bound.add((value instanceof Instant time) ? time.atOffset(ZoneOffset.UTC) : value);
			return "?";
		});
		try (PreparedStatement statement = connection.prepareStatement(prefix + positional)) {
			for (int i = 0; i < bound.size(); i++) {
				statement.setObject(i + 1, bound.get(i));
			}
			return statement.execute() ? read(statement.getResultSet()) : List.of();
		}
	}

	private static List<Map<String, Object>> read(ResultSet result) throws SQLException {
		List<Map<String, Object>> rows = new ArrayList<>();
		while (result.next()) {
			Map<String, Object> row = new LinkedHashMap<>();
			for (int i = 1; i <= result.getMetaData().getColumnCount(); i++) {
				row.put(result.getMetaData().getColumnLabel(i), result.getObject(i));
			}
			rows.add(row);
		}
		return rows;
	}

}

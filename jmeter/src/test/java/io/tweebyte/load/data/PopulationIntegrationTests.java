package io.tweebyte.load.data;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Map;

import io.tweebyte.servers.database.DatabaseConnection;
import io.tweebyte.shared.token.SigningKey;
import io.tweebyte.testsupport.TestDatabases;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

class PopulationIntegrationTests {

	private final DatabaseConnection database = TestDatabases.owner(TestDatabases.users());

	@TempDir
	Path folder;

	@Test
	void writesTheSameUsersEveryTime() throws SQLException {
		List<LoadUser> first = new Population(this.database).write(1000);
		List<LoadUser> again = new Population(this.database).write(1000);
		assertThat(again).isEqualTo(first).hasSize(1000).doesNotHaveDuplicates();
		assertThat(first.getFirst().summary()).isEqualTo("{\"id\":\"" + first.getFirst().id()
				+ "\",\"user_name\":\"load-user-1\",\"is_private\":false,\"created_at\":\"2026-01-01T00:01:01.000001Z\"}");
		assertThat(first.getFirst().id().version()).isEqualTo(7);
		assertThat(first.getFirst().id().variant()).isEqualTo(2);
	}

	@Test
	void leavesOtherUsersAlone() throws SQLException {
		new Population(this.database).write(5);
		try (Connection connection = this.database.open(); Statement statement = connection.createStatement()) {
			statement.executeUpdate(
					"""
							insert into users (id, user_name, user_name_key, email, email_key, password_hash, birth_date, created_at)
							values (gen_random_uuid(), 'ann', 'ann', 'a@b.example', 'a@b.example', 'x', '2000-01-01', now())""");
			new Population(this.database).write(3);
			try (ResultSet rows = statement.executeQuery("select count(*) from users")) {
				rows.next();
				assertThat(rows.getInt(1)).isEqualTo(4);
			}
		}
	}

	@Test
	void givesEachUserALineWithATokenInAFileOfItsOwner() throws Exception {
		List<LoadUser> users = new Population(this.database).write(20);
		PlanData data = new PlanData(new DatabaseContent(users, List.of(), Map.of(), List.of(), List.of(), List.of()),
				SigningKey.generate());
		data.write(this.folder.resolve("load"));
		Path file = this.folder.resolve("load/users.csv");
		List<String> lines = Files.readAllLines(file);
		assertThat(lines).hasSize(21).first().isEqualTo("id,user_name,token");
		assertThat(lines.get(7)).isEqualTo(users.get(6).id() + ",load-user-7," + data.token(users.get(6).id()));
		assertThat(lines).doesNotHaveDuplicates();
		assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file))).isEqualTo("rw-------");
	}

}

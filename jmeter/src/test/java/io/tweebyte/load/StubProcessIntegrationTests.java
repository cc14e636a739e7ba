package io.tweebyte.load;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import io.tweebyte.load.watch.Watched;

import static org.assertj.core.api.Assertions.assertThat;

class StubProcessIntegrationTests {

	@TempDir
	private Path folder;

	@Test
	void answersWhatThePlanAsksInAProcessOfItsOwn() throws Exception {
		Watched process;
		try (StubProcess stub = new StubProcess()) {
			process = stub.target().processes().getFirst();
			assertThat(process.pid()).isNotEqualTo(ProcessHandle.current().pid());
			List<String> users = Files.readAllLines(StubServer.users(this.folder).resolve("users.csv"));
			URI summary = stub.target().gateway().resolve("/user-service/users/summary/" + users.get(1).split(",")[0]);
			HttpResponse<String> answer = HttpClient.newHttpClient()
				.send(HttpRequest.newBuilder(summary).build(), HttpResponse.BodyHandlers.ofString());
			assertThat(answer.statusCode()).isEqualTo(200);
			assertThat(answer.body()).contains(users.get(1).split(",")[0], "\"user_name\":\"stub\"");
		}
		assertThat(process.isAlive()).isFalse();
	}

}

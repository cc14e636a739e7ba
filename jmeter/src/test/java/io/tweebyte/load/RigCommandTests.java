package io.tweebyte.load;

import java.util.List;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class RigCommandTests {

	@ParameterizedTest
	@ValueSource(strings = { "load --preset huge", "load --backends quarkus", "load --scenarios retire",
			"load --users 0", "load --users 1001", "load --users many", "load --duration 0", "load --model half",
			"load --rate 0", "load --repeat 0", "load --via tunnel", "load --target http://other:8080",
			"load --backends async --target other", "load --key nowhere.pem",
			"load --backends async --target http://other:8080 --via service", "load --resume nowhere",
			"load --resume --users 5", "load --again", "load --changed", "load --heap much",
			"load --model open --users 5", "load --nonsense", "bench", "report no-such-run", "report a b c",
			"bench all", "bench generator --users 0", "bench summary --backends quarkus", "bench tweets --requests 0",
			"bench tweets --backends quarkus", "bench ladder --requests 0", "bench ladder --backends async-virtual",
			"data --scale huge", "data --scale 12345", "data --seed a'b", "data --users-db jdbc:postgresql://h/users",
			"fly" })
	void refusesWhatItDoesNotKnow(String arguments) {
		assertThat(RigCommand.execute(List.of(arguments.split(" ")))).isEqualTo(2);
	}

	@ParameterizedTest
	@ValueSource(strings = { "load --help", "data --help", "report --help", "bench --help", "bench summary --help",
			"bench tweets --help", "bench ladder --help", "bench generator --help" })
	void explainsItself(String arguments) {
		assertThat(RigCommand.execute(List.of(arguments.split(" ")))).isZero();
	}

}

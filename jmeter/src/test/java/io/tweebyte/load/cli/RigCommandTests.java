package io.tweebyte.load.cli;

import java.util.List;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class RigCommandTests {

	@ParameterizedTest
	@ValueSource(strings = { "load huge", "load --backends quarkus", "load --scenarios retire", "load --users 0",
			"load --users 1001", "load --users many", "load --starts 0", "load --time 5", "load --time 5s",
			"load --seed x", "load --scale much", "load --resume nowhere", "load --no-such-option",
			"load --preset smoke", "load --backends nowhere.properties", "load --backends async,async:none", "bench",
			"report no-such-run", "report a b", "bench all", "bench generator", "bench tweets --requests 0",
			"bench tweets --backends quarkus", "bench ladder --requests 0", "bench streams --streams 0",
			"bench streams --minutes 51", "bench streams --soak 61", "bench streams --soak -1",
			"bench streams --starts 0", "bench streams --backends quarkus", "bench ladder --backends async-virtual",
			"data --scale huge", "data --scale 12345", "data --seed a'b", "data --users-db jdbc:postgresql://h/users",
			"fly", "profile", "profile fly", "profile follow quarkus", "profile follow --rounds 3",
			"profile follow --users 0", "profile follow --scale huge" })
	void refusesWhatItDoesNotKnow(String arguments) {
		assertThat(RigCommand.execute(List.of(arguments.split(" ")))).isEqualTo(2);
	}

	@ParameterizedTest
	@ValueSource(strings = { "load --help", "data --help", "report --help", "bench --help", "bench tweets --help",
			"bench ladder --help", "bench streams --help", "profile --help" })
	void explainsItself(String arguments) {
		assertThat(RigCommand.execute(List.of(arguments.split(" ")))).isZero();
	}

}

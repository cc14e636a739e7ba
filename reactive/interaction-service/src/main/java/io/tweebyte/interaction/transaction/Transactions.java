package io.tweebyte.interaction.transaction;

import java.util.function.Supplier;

import reactor.core.publisher.Mono;

import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

@Component
public class Transactions {

	@Transactional
	public <T> Mono<T> run(Supplier<Mono<T>> statements) {
		return statements.get();
	}

}

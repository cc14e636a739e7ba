package io.tweebyte.features.http;

/**
 * A request and what was answered; prints both, with secrets masked.
 *
 * @param call the request
 * @param answer the answer
 */
public record HttpExchange(HttpCall call, HttpAnswer answer) {

	@Override
	public String toString() {
		return Secrets.mask("%n>>> %s%n<<< %s%n".formatted(this.call, this.answer));
	}

}
